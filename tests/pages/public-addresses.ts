/** Returns every address in the sitemap of a running server, like a search engine. */
export async function publicAddresses(origin: string): Promise<string[]> {
  const index = await locations(`${origin}/sitemap-index.xml`);
  const addresses = await Promise.all(index.map(locations));
  return addresses.flat();
}

async function locations(address: string): Promise<string[]> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answers ${answer.status}`);
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, found = '']) => found);
}

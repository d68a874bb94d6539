/** Whether a campaign's text is another one than its page shows: publishing froze it, and editing went on. */
export const differsFromPage = (content: object, shown: object): boolean => {
  const published = new Map<string, unknown>(Object.entries(shown));
  return Object.entries(content).some(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(published.get(part)),
  );
};

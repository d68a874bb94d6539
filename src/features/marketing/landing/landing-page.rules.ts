/** Returns whether a campaign was edited since its page was published. */
export const differsFromPage = (content: object, shown: object): boolean => {
  const published = new Map<string, unknown>(Object.entries(shown));
  return Object.entries(content).some(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(published.get(part)),
  );
};

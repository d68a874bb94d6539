type Content = Readonly<Record<string, unknown>>;

const isPost = (value: unknown): value is { network: string } =>
  typeof value === 'object' && value !== null && 'network' in value;
const postsIn = ({ posts }: Content) => (Array.isArray(posts) ? posts.filter(isPost) : []);

/**
 * Returns a campaign's content with one part replaced from another text of the same type: a top-level part by its name,
 * a post as `posts.` and its network. Undefined if either text lacks it.
 */
export function withPartOf(
  content: Content,
  source: Content,
  field: string,
): Record<string, unknown> | undefined {
  const network = /^posts\.(.+)$/.exec(field)?.[1];
  if (network === undefined)
    return Object.hasOwn(content, field) && Object.hasOwn(source, field)
      ? { ...content, [field]: source[field] }
      : undefined;
  const given = postsIn(source).find((post) => post.network === network);
  const posts = postsIn(content);
  if (!given || !posts.some((post) => post.network === network)) return undefined;
  return { ...content, posts: posts.map((post) => (post.network === network ? given : post)) };
}

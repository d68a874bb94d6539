/**
 * Returns `make`, which then answers what it was asked before without thinking again: a draft asks for the same rows with
 * every change. Past `most` texts it forgets them all.
 */
export function kept<Value>(make: (text: string) => Value, most = 20_000): (text: string) => Value {
  const known = new Map<string, Value>();
  return (text) => {
    const found = known.get(text);
    // None may be an answer too.
    if (found !== undefined || known.has(text)) return found as Value;
    if (known.size >= most) known.clear();
    const value = make(text);
    known.set(text, value);
    return value;
  };
}

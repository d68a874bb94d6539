/** Returns whether the text is in the clipboard, which exists on secure origins only. */
export async function copyText(text: string): Promise<boolean> {
  const copied = (navigator.clipboard as Clipboard | undefined)?.writeText(text).then(
    () => true,
    () => false,
  );
  return (await copied) === true;
}

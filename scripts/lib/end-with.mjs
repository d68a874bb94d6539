// @ts-check

/** @param {unknown} error What failed has already said why; a stack of this script would only hide it. */
export function endWith(error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

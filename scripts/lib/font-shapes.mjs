const LETTERS = { moveTo: 'm', lineTo: 'l', quadraticCurveTo: 'q', bezierCurveTo: 'c', closePath: 'z' };

/**
 * Returns a glyph as its width and its path, y downwards from the base line, in relative coordinates, which are a third
 * shorter. Points are rounded before they are made relative, so that errors do not add up.
 */
export function shapeOf({ advanceWidth, path }, scale) {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const parts = path.commands.map(({ command, args }) => {
    if (command === 'closePath') {
      [x, y] = [startX, startY];
      return 'z';
    }
    const points = args.map((value, at) => Math.round(value * scale) * (at % 2 === 0 ? 1 : -1));
    const steps = points.map((value, at) => value - (at % 2 === 0 ? x : y));
    [x, y] = points.slice(-2);
    if (command === 'moveTo') [startX, startY] = [x, y];
    return LETTERS[command] + steps.map((step, at) => (at > 0 && step >= 0 ? ` ${step}` : step)).join('');
  });
  return [Math.round(advanceWidth * scale), parts.join('')];
}

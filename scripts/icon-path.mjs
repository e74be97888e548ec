/**
 * Joins the elements of a Lucide icon into one path: a page has many icons, and each element costs time to render and
 * bytes to send.
 * @param {[tag: string, attributes: Record<string, string>][]} elements
 */
export function iconPath(elements) {
  return elements.map(([tag, attributes]) => partOf(tag, attributes)).join('');
}

function partOf(tag, attributes) {
  const number = (name) => Number(attributes[name] ?? 0);
  if (tag === 'path') return fromItsOwnStart(attributes.d);
  if (tag === 'line') return `M${number('x1')} ${number('y1')}L${number('x2')} ${number('y2')}`;
  if (tag === 'polyline' || tag === 'polygon') return `M${attributes.points}${tag === 'polygon' ? 'z' : ''}`;
  if (tag === 'circle') return ellipse(number('cx'), number('cy'), number('r'), number('r'));
  if (tag === 'ellipse') return ellipse(number('cx'), number('cy'), number('rx'), number('ry'));
  if (tag === 'rect') return rectangle(number('x'), number('y'), number('width'), number('height'), number('rx'));
  throw new Error(`An icon holds an element that is not known: ${tag}.`);
}

const firstMove = /^m\s*(-?(?:\d+\.?\d*|\.\d+))[\s,]*(-?(?:\d+\.?\d*|\.\d+))\s*,?/;

/** A path may start with a relative move, which is absolute only at the start of the joined path. */
function fromItsOwnStart(path) {
  const start = path.match(firstMove);
  if (!start) return path;
  const rest = path.slice(start[0].length);
  // Numbers directly after a relative move are relative lines.
  return `M${start[1]} ${start[2]}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function ellipse(x, y, rx, ry) {
  const half = (to) => `a${rx} ${ry} 0 1 0 ${to} 0`;
  return `M${x - rx} ${y}${half(2 * rx)}${half(-2 * rx)}z`;
}

function rectangle(x, y, width, height, r) {
  if (r === 0) return `M${x} ${y}h${width}v${height}h${-width}z`;
  const corner = (dx, dy) => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  const [across, down] = [width - 2 * r, height - 2 * r];
  return [
    `M${x + r} ${y}h${across}${corner(r, r)}`,
    `v${down}${corner(-r, r)}`,
    `h${-across}${corner(-r, -r)}`,
    `v${-down}${corner(r, -r)}z`,
  ].join('');
}

export type Point = { latitude: number; longitude: number };

const kilometresPerDegree = 111;

/**
 * Degrees of latitude, the same everywhere, a little more than these kilometres are: what is further north or south
 * needs no computation.
 */
export const degreesOf = (kilometres: number): number => kilometres / kilometresPerDegree + 0.01;

const earthKilometres = 6371;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance. */
export function kilometresBetween(a: Point, b: Point): number {
  const latitude = Math.sin(radians(b.latitude - a.latitude) / 2);
  const longitude = Math.sin(radians(b.longitude - a.longitude) / 2);
  const half = latitude ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitude ** 2;
  return 2 * earthKilometres * Math.asin(Math.min(1, Math.sqrt(half)));
}

type Company = { id: string; logo: unknown; logoHandle: string | null };

/**
 * The hue of a company's cover, in degrees on the colour wheel: the one of its drawn logo. The colours of an uploaded
 * logo are not known, so that the hue follows from the id of the company.
 */
export function coverHue({ id, logo, logoHandle }: Company): number {
  const drawn = logoHandle === null ? hueOf(logo) : undefined;
  if (drawn !== undefined) return ((Math.round(drawn) % 360) + 360) % 360;
  let hash = 0;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash % 360;
}

function hueOf(logo: unknown): number | undefined {
  const hue = typeof logo === 'object' && logo !== null && 'hue' in logo ? logo.hue : undefined;
  return typeof hue === 'number' && Number.isFinite(hue) ? hue : undefined;
}

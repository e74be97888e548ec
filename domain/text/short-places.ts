/** The names of places such as « Nantes, France »: several of one country do without its name. */
export function shortPlaces(labels: readonly string[]): string[] {
  const parts = labels.map((label) => {
    const at = label.lastIndexOf(', ');
    return at < 0 ? { city: label, country: undefined } : { city: label.slice(0, at), country: label.slice(at) };
  });
  const country = parts[0]?.country;
  const shared = parts.length > 1 && country !== undefined && parts.every((part) => part.country === country);
  return shared ? parts.map(({ city }) => city) : [...labels];
}

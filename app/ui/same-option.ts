/**
 * The option that a typed text names without doubt: the one with this name, or the only one whose name before the comma
 * is this text ('Nantes' for 'Nantes, France'). Capitals, accents and hyphens are ignored.
 */
export function sameOption<T extends { label: string }>(options: readonly T[], typed: string): T | undefined {
  const whole = options.find(({ label }) => isSame(label, typed));
  if (whole) return whole;
  const [first, ...others] = options.filter(({ label }) => isSame(label.split(',')[0] ?? '', typed));
  return others.length === 0 ? first : undefined;
}

function isSame(a: string, b: string): boolean {
  return a.trim().localeCompare(b.trim(), 'fr', { sensitivity: 'base', ignorePunctuation: true }) === 0;
}

/**
 * The city in a freely written place, in French and English: 'Région de Paris', 'Lyon et périphérie', 'Greater Nantes
 * Area', 'Paris 11e'. The city comes first, then the texts after the first comma.
 */
export function cityOf(name: string): { city: string; context: string[] } {
  const [first = '', ...rest] = name.split(/\s*[,;|]\s*|\s+[-–—]\s+|\s*[()]\s*/).map((part) => part.trim());
  const city = around.reduce((text, pattern) => text.replace(pattern, ''), first).trim();
  return { city: city || first, context: rest.filter(Boolean) };
}

const around = [
  /^(?:greater|grand|région (?:de |d['’]|du )|ville de |city of |agglomération (?:de |d['’])|métropole (?:de |d['’]))\s*/i,
  /\s+(?:et (?:sa )?(?:périphérie|région|environs|alentours)|metropolitan (?:area|region)|metro area|area|region|bay area)$/i,
  /\s+cedex(?:\s+\d+)?$/i,
  /\s+\d{1,2}(?:er|e|è|ème|eme|th|st|nd|rd)?(?:\s+arr(?:ondissement|\.)?)?$/i,
  /^\d{5}\s+/,
  /\s+\d{5}$/,
];

/** How people write a name: in the masculine and in the feminine, with and without brackets, without the maker. */
export function nameForms(name: string): string[] {
  return [...new Set(waysToWrite(name).flatMap(genderForms))];
}

/** A title in inclusive form, in the masculine and in the feminine: 'Développeur·euse' → 'Développeur', 'Développeuse'. */
export function genderForms(name: string): string[] {
  if (!name.includes('·')) return [name];
  const feminine = name.replace(/eur·(euse|rice)/g, '$1').replace(/·/g, '');
  return [name.replace(/·\p{L}+/gu, ''), feminine];
}

/** A name in brackets is a name too ('Amazon Web Services (AWS)'); the maker is often left out ('Apache Kafka'). */
export function waysToWrite(name: string): string[] {
  const [, long, short] = /^(.+?) \((.+)\)$/.exec(name) ?? [];
  if (long && short) return [name, long, short];
  const [, made] = /^(?:apache|amazon|microsoft|red hat) (.+)$/i.exec(name) ?? [];
  return made ? [name, made] : [name];
}

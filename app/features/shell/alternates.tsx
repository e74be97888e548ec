import { useLocation } from 'react-router';
import { localeOf } from '../../../domain/paths.ts';
import { locales } from '../../../domain/viewer.ts';
import { useOtherAddresses } from './addresses.ts';

/** The canonical address and the address in the other language, for search engines. */
export function Alternates({ baseUrl }: { baseUrl: string }) {
  const addresses = useOtherAddresses();
  // Not from the context, because the head is rendered outside of it.
  const own = localeOf(useLocation().pathname);
  if (!addresses) return null;
  return (
    <>
      <link rel="canonical" href={baseUrl + addresses[own]} />
      {locales.map((locale) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={baseUrl + addresses[locale]} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={baseUrl + addresses.fr} />
    </>
  );
}

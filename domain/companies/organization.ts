import type { Site, StructuredData } from '../catalogue/structured-data.ts';

type Company = {
  name: string;
  path: string;
  description: string;
  logo: string | undefined;
  homepage: string | undefined;
};

/** A company for search engines: schema.org Organization. */
export function organization({ baseUrl }: Site, company: Company): StructuredData {
  const { name, path, description, logo, homepage } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    url: baseUrl + path,
    description,
    ...(logo ? { logo: baseUrl + logo } : {}),
    ...(homepage ? { sameAs: homepage } : {}),
  };
}

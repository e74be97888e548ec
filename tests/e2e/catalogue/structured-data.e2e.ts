import { expect, test } from '../../harness/person.ts';
import { faultsOf, structuredDataIn } from '../../harness/structured-data.ts';

/** Addresses in a sitemap of the product, as paths. */
const listed = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

test('search engines find valid structured data and a picture on public pages, in both languages', {
  tag: '@once',
}, async ({ page }) => {
  const read = async (path: string) => {
    const answer = await page.request.get(path);
    expect(answer.status(), path).toBe(200);
    return answer.text();
  };
  const typesOn = async (path: string): Promise<string[]> => {
    const html = await read(path);
    const [, picture = ''] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await page.request.get(picture)).headers()['content-type'], path).toBe('image/png');
    const data = structuredDataIn(html);
    expect(data.flatMap(faultsOf), path).toEqual([]);
    return data.map((one) => String((one as Record<string, unknown>)['@type']));
  };
  for (const locale of ['fr', 'en']) {
    const home = locale === 'fr' ? '' : '/en';
    expect(await typesOn(home || '/')).toEqual([]);
    expect(await typesOn(`${home}/tests/react`)).toEqual([]);
    expect(await typesOn(`${home}/tests/category/react`)).toEqual(['BreadcrumbList', 'CollectionPage']);
    expect(await typesOn(`${home}/tests/questions`)).toEqual(['BreadcrumbList', 'CollectionPage']);
    expect(await typesOn(`${home}/tests/questions?query=react`)).toEqual([]);
    for (const [kind, expected] of [
      ['technologies', ['BreadcrumbList', 'CollectionPage']],
      ['professions', ['BreadcrumbList', 'CollectionPage']],
      ['questions', ['BreadcrumbList', 'Quiz']],
      ['jobs', ['JobPosting']],
      ['companies', ['Organization']],
    ] as const) {
      const paths = listed(await read(`/sitemaps/${kind}-${locale}-1.xml`));
      expect(paths.length, kind).toBeGreaterThan(4);
      // Some pages of each kind, spread over the whole list.
      const some = paths.filter((_, index) => index % Math.ceil(paths.length / 8) === 0);
      for (const path of some) expect(await typesOn(path), path).toEqual(expected);
    }
  }
});

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LocaleContext } from '../../../i18n/texts.ts';
import { Courses } from './courses.tsx';

function prices(junior: boolean, locale: 'fr' | 'en' = 'fr'): string[] {
  const html = renderToString(
    <LocaleContext value={locale}>
      <Courses junior={junior} />
    </LocaleContext>,
  );
  const texts = [...html.matchAll(/<(strong|s)>([^<]+)<\/\1>/g)].map(([, , text = '']) => text);
  return texts.map((text) => text.replace(/[\u202f\u00a0]/g, ' '));
}

it('the price of each course is shown in both languages', () => {
  expect(prices(false)).toEqual(['190 € TTC', '290 € TTC', '150 € TTC']);
  expect(prices(false, 'en')).toEqual(['€190 incl. VAT', '€290 incl. VAT', '€150 incl. VAT']);
});

it('juniors see half the price beside the full price (docs/product/profile.md, Training page)', () => {
  expect(prices(true)).toEqual(['95 € TTC', '190 €', '145 € TTC', '290 €', '75 € TTC', '150 €']);
});

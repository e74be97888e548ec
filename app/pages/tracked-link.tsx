import { data, redirect } from 'react-router';
import { pathTo } from '../../domain/paths.ts';
import { linkParameter } from '../../server/ports/links/port.ts';
import { followLink } from '../../server/services/links/follow-link.ts';
import { trackedLinkTexts } from '../features/links/links.texts.ts';
import { useLocale, useTexts } from '../i18n/texts.ts';
import { serve } from '../serve.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import page from '../ui/page.module.css';
import { pageTitle } from './page-title.ts';

export const meta = pageTitle((locale) => trackedLinkTexts[locale].title);

/** Counts a visit and leads on; a link that we did not sign stays here, with a warning. */
export const loader = serve(async (context, { url }) => {
  const target = await followLink(context, url.searchParams.get(linkParameter) ?? '');
  if (target) throw redirect(target, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'origin' } });
  return data(null, 400);
});

export default function TrackedLinkPage() {
  const texts = useTexts(trackedLinkTexts);
  const locale = useLocale();
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <div className={page.form}>
        <Notice tone="warning">
          <p>{texts.text}</p>
          <p>{texts.advice}</p>
        </Notice>
        <p>
          <ButtonLink href={pathTo(locale, 'home')}>{texts.home}</ButtonLink>{' '}
          <ButtonLink look="secondary" href={pathTo(locale, 'contact')}>
            {texts.contact}
          </ButtonLink>
        </p>
      </div>
    </div>
  );
}

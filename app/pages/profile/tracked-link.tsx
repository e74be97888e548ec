import { data, redirect, useLoaderData } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { linkParameter } from '../../../server/ports/links/port.ts';
import { followLink } from '../../../server/services/profile/links/follow-link.ts';
import { trackedLinkTexts } from '../../features/profile/links/tracked-link.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { brandOf } from '../page-title.ts';
import type { Route } from './+types/tracked-link.ts';

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  const texts = trackedLinkTexts[localeOf(location.pathname)];
  return [{ title: `${(loaderData?.gone ? texts.gone : texts).title} – ${brandOf(matches)}` }];
};

/** Counts a visit and redirects; an unsigned link shows a warning instead, an expired one a message. */
export const loader = serve(async (context, { url }) => {
  const target = await followLink(context, url.searchParams.get(linkParameter) ?? '').catch((error: Error) => {
    if (error.name !== 'NotFound') throw error;
    return null;
  });
  if (target) throw redirect(target, { headers: { 'cache-control': 'no-store', 'referrer-policy': 'origin' } });
  return target === null ? data({ gone: true }, 410) : data({ gone: false }, 400);
});

export default function TrackedLinkPage() {
  const { gone } = useLoaderData<typeof loader>();
  const texts = useTexts(trackedLinkTexts);
  const locale = useLocale();
  return (
    <div className={page.reading}>
      <h1>{gone ? texts.gone.title : texts.title}</h1>
      <div className={page.form}>
        {gone ? (
          <p>{texts.gone.text}</p>
        ) : (
          <Notice tone="warning">
            <p>{texts.text}</p>
            <p>{texts.advice}</p>
          </Notice>
        )}
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

import { useLoaderData } from 'react-router';
import { pathTo } from '../../../domain/paths.ts';
import { noneChosen, readChoices } from '../../../domain/privacy/choices.ts';
import { isSecureSite } from '../../../domain/site-cookie.ts';
import { outsideServices } from '../../../server/services/privacy/outside-services.ts';
import { ChoicesCard } from '../../features/privacy/choices-card.tsx';
import styles from '../../features/privacy/legal-page.module.css';
import { LegalSections } from '../../features/privacy/legal-page.tsx';
import { privacyNoticeTexts } from '../../features/privacy/privacy-notice.texts.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import page from '../../ui/page.module.css';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle(
  (locale) => privacyNoticeTexts[locale].title,
  (locale) => privacyNoticeTexts[locale].lead,
);

export const loader = serve(({ config, headers, viewer }) => ({
  brand: config.BRAND_NAME,
  outside: outsideServices(config),
  choices: readChoices(headers.get('cookie'), isSecureSite(config.BASE_URL)) ?? noneChosen,
  signedIn: viewer !== undefined,
}));

export default function PrivacyPage() {
  const { brand, outside, choices, signedIn } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const texts = useTexts(privacyNoticeTexts);
  const providers = {
    title: texts.outsideTitle,
    paragraphs: [outside.length > 0 ? texts.outsideLead : texts.outsideNone],
    ...(outside.length > 0 ? { points: outside.map((name) => texts.outside[name]) } : {}),
  };
  return (
    <div className={page.reading}>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p className={styles.ways}>
        {signedIn && <ButtonLink href={pathTo(locale, 'privacySettings')}>{texts.mine}</ButtonLink>}
        <ButtonLink look="secondary" href={pathTo(locale, 'contact')}>
          {texts.contact}
        </ButtonLink>
        <ButtonLink look="secondary" href={pathTo(locale, 'scores')}>
          {texts.scores}
        </ButtonLink>
      </p>
      <LegalSections sections={[...texts.before(brand), providers, ...texts.after]} />
      <div className={styles.choices}>
        <ChoicesCard choices={choices} />
      </div>
    </div>
  );
}

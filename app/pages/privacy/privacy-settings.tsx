import { useLoaderData } from 'react-router';
import * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { erasureSchema } from '../../../domain/privacy/erasure.ts';
import { askErasure, cancelErasure } from '../../../server/services/privacy/erasure/ask-erasure.ts';
import { readPrivacy } from '../../../server/services/privacy/read-privacy.ts';
import { withdrawHealth } from '../../../server/services/privacy/withdraw-health.ts';
import { SettingsNav } from '../../features/account/settings/settings-nav.tsx';
import { ChoicesCard } from '../../features/privacy/choices-card.tsx';
import { ConsentsCard } from '../../features/privacy/consents-card.tsx';
import { ErasureCard } from '../../features/privacy/erasure-card.tsx';
import styles from '../../features/privacy/privacy.module.css';
import { privacySettingsTexts } from '../../features/privacy/privacy-settings.texts.ts';
import { TeamAccessCard } from '../../features/privacy/team-access-card.tsx';
import { formActions, pageForm } from '../../forms/form-action.ts';
import { SignedOut } from '../../forms/signed-out.tsx';
import { useAnswer } from '../../forms/use-answer.ts';
import { day } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { serve } from '../../serve.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon, type IconName } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import { Notice } from '../../ui/notice.tsx';
import page from '../../ui/page.module.css';
import { SettingsSection, SettingsSections } from '../../ui/settings-section.tsx';
import { StateRow } from '../../ui/state-row.tsx';
import { pageTitle } from '../page-title.ts';

export const meta = pageTitle((locale) => privacySettingsTexts[locale].title);

export const loader = serve(readPrivacy);

const nothing = z.object({});
const forms = {
  erase: pageForm(erasureSchema, async (context, value) => {
    await askErasure(context, value);
    return 'done';
  }),
  keep: pageForm(nothing, async (context) => {
    await cancelErasure(context);
    return 'done';
  }),
  withdrawHealth: pageForm(nothing, async (context) => {
    await withdrawHealth(context);
    return 'done';
  }),
};

export const action = formActions(forms);

export default function PrivacySettingsPage() {
  const { can, erases, leavingAt, choices, ...settings } = useLoaderData<typeof loader>();
  const answer = useAnswer<typeof action>();
  const locale = useLocale();
  const texts = useTexts(privacySettingsTexts);
  return (
    <div className={page.wide}>
      <SettingsNav can={can} current="privacySettings" />
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <ul className={styles.pages}>
        {can.seeOwnVisits && <Way icon="eye" href={pathTo(locale, 'profileVisits')} label={texts.visits} />}
        {can.seeOwnRankings && <Way icon="trophy" href={pathTo(locale, 'myRankings')} label={texts.rankings} />}
        <Way icon="document" href={pathTo(locale, 'privacy')} label={texts.notice} />
      </ul>
      <SettingsSections>
        <SettingsSection icon="download" title={texts.export.title} lead={texts.export.lead}>
          <StateRow
            icon="archive"
            tone="good"
            title={texts.export.file}
            note={texts.export.content}
            action={
              <ButtonLink look="secondary" href={pathTo(locale, 'dataExport')} download>
                {texts.export.submit}
              </ButtonLink>
            }
          />
        </SettingsSection>
        <ChoicesCard choices={choices} />
        <ConsentsCard {...settings} withdrawn={answer?.intent === 'withdrawHealth' && answer.done === true} />
        {can.seeTeamAccess && <TeamAccessCard {...settings} />}
        {answer?.errors[''] === 'signedOut' && (
          <Notice tone="error">
            <SignedOut />
          </Notice>
        )}
        <ErasureCard
          erases={erases}
          leavingOn={leavingAt && day(locale, leavingAt)}
          answer={answer?.intent === 'erase' ? answer : undefined}
        />
      </SettingsSections>
    </div>
  );
}

/** A page that belongs to the subject. */
function Way({ icon, href, label }: { icon: IconName; href: string; label: string }) {
  return (
    <li>
      <Icon name={icon} size={20} />
      <Link href={href} className={styles.pageLink}>
        {label}
      </Link>
      <Icon name="right" size={16} />
    </li>
  );
}

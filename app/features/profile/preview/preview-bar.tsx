import { Form } from 'react-router';
import { pathTo } from '../../../../domain/paths.ts';
import type { PreviewCompany, ProfilePreview } from '../../../../server/services/profile/preview/read-preview.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Link } from '../../../ui/link.tsx';
import { SegmentedLinks } from '../../../ui/segmented.tsx';
import { HiddenProfile, NothingPublic, ShortProfile } from '../hidden-profile.tsx';
import { previewTexts } from './preview.texts.ts';
import styles from './preview-bar.module.css';

type Props = { developerId: string; preview: ProfilePreview };

function usePreviewTexts({ mine }: Pick<ProfilePreview, 'mine'>) {
  const texts = useTexts(previewTexts);
  return mine ? texts : { ...texts, ...texts.other };
}

/** Above a previewed profile: as whom it is shown, what follows from that, and the other choices. */
export function PreviewBar({ developerId, preview }: Props) {
  const texts = usePreviewTexts(preview);
  const address = pathTo(useLocale(), 'profile', { alias: developerId });
  const { as, company } = preview;
  const views = [
    { view: 'public', label: texts.asPublic },
    { view: 'recruiter', label: texts.asRecruiter },
  ] as const;
  const said = as === 'public' ? texts.publicView : company ? texts.recruiterView(company.name) : texts.choose;
  return (
    <section className={styles.bar} aria-label={texts.label}>
      {preview.access === undefined && <h1 className={styles.title}>{texts.label}</h1>}
      <div className={styles.panel}>
        <div className={styles.line}>
          <p className={styles.said}>
            <Icon name="eye" />
            {said}
          </p>
          <div className={styles.views}>
            <span aria-hidden="true">{texts.views}</span>
            <SegmentedLinks
              label={texts.views}
              links={views.map(({ view, label }) => ({
                key: view,
                href: `${address}?view=${view}`,
                label,
                current: view === as,
              }))}
            />
          </div>
          <Link className={styles.back} href={address}>
            {texts.back}
          </Link>
        </div>
        {company && <Facts company={company} mine={preview.mine} />}
        {as === 'recruiter' && <CompanyChooser address={address} preview={preview} />}
      </div>
    </section>
  );
}

function Facts({ company, mine }: { company: PreviewCompany; mine: boolean }) {
  const texts = usePreviewTexts({ mine });
  const { hiddenAs, employers, resume, resumeLinks, applied, contactGiven } = company;
  const facts = hiddenAs
    ? [texts[hiddenAs]]
    : [
        employers ? texts.employers : texts.noEmployers,
        !resume ? texts.noResume : resumeLinks ? texts.resume : texts.resumeWithoutLinks,
        ...(applied ? [texts.applied] : []),
        contactGiven ? texts.contactGiven : texts.noContact,
        texts.notCounted,
      ];
  return (
    <ul className={styles.facts}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** A plain form: its answer is an address. */
function CompanyChooser({ address, preview }: { address: string; preview: ProfilePreview }) {
  const texts = usePreviewTexts(preview);
  const { wanted, found } = preview;
  return (
    <>
      <Form action={address} role="search" aria-label={texts.choose} className={styles.search}>
        <input type="hidden" name="view" value="recruiter" />
        <Field
          key={wanted}
          label={texts.searchLabel}
          name="company"
          type="search"
          maxLength={80}
          defaultValue={wanted}
        />
        <Button type="submit" look="secondary">
          {texts.find}
        </Button>
      </Form>
      {found?.length === 0 && <p role="status">{texts.none}</p>}
      {found && found.length > 0 && (
        <ul className={styles.found} aria-label={texts.found}>
          {found.map(({ id, name, city }) => (
            <li key={id}>
              <Link href={`${address}?view=recruiter&company=${id}`}>{name}</Link> {city}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** What the imitated viewer gets instead of a profile; nothing while no company is chosen. */
export function PreviewedRefusal({ preview: { access, as } }: { preview: ProfilePreview }) {
  if (access === undefined) return null;
  if (access === 'short') return <ShortProfile />;
  return access === 'open' ? <NothingPublic anonymous={as === 'public'} /> : <HiddenProfile reason="no_profile" />;
}

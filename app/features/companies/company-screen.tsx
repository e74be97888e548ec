import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CompanyItem } from '../../../domain/companies/completeness.ts';
import { pathTo } from '../../../domain/paths.ts';
import type { CompanyView } from '../../../server/services/companies/read-company.ts';
import { formDialogTexts } from '../../forms/form-dialog.texts.ts';
import { wholeNumber } from '../../i18n/dates.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import chips from '../../ui/chips.module.css';
import { CollapsibleMarkdown } from '../../ui/collapsible-markdown.tsx';
import { CoverHead } from '../../ui/cover-head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Link } from '../../ui/link.tsx';
import page from '../../ui/page.module.css';
import { Portrait } from '../../ui/portrait.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import { useToast } from '../../ui/toast.tsx';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';
import { CompanyGuide } from './company-guide.tsx';
import { CompanyStanding } from './company-standing.tsx';
import { CompanyReview } from './queue/company-review.tsx';

/** The dialog is loaded when it opens. */
const CompanyDialog = lazy(() => import('./company-dialog.tsx'));

type Props = {
  company: CompanyView;
  /** The actions of a developer on the company. */
  like?: ReactNode;
  follow?: ReactNode;
  /** How many developers follow the company, for its team. */
  followers?: number | undefined;
  superlike?: ReactNode;
  jobs?: ReactNode;
  /** How many offers are open. */
  openJobs: number;
  /** How the company answers applications. */
  answering?: ReactNode;
};

/** The page of a company: its description in the wide column, technologies beside it, and the members where there is room. */
export function CompanyScreen({ company, like, follow, followers, superlike, jobs, openJobs, answering }: Props) {
  const texts = useTexts(companyTexts);
  const [editing, setEditing] = useState<{ part?: CompanyItem | undefined }>();
  const { inside } = company;
  const review = company.plans && company.dealings && (
    <CompanyReview company={company} plans={company.plans} dealings={company.dealings} />
  );
  const guide = inside?.member && company.can.edit && inside.guide.percent < 100 && (
    <CompanyGuide guide={inside.guide} edit={(part) => setEditing({ part })} />
  );
  const recruiters = <Recruiters recruiters={company.recruiters} />;
  const technologies = <Technologies technologies={company.technologies} />;
  // The columns end at about the same height: the panel of the team is long, the guide takes the place of one card.
  const long = Boolean(review);
  const guided = !long && Boolean(guide);
  return (
    <>
      <CompanyStanding company={company} />
      <Head company={company} openJobs={openJobs} followers={followers} edit={() => setEditing({})}>
        {like}
        {follow}
      </Head>
      <div className={styles.columns}>
        <div className={page.stack}>
          <section className={page.card} aria-labelledby="about-title">
            <h2 id="about-title" className={styles.heading}>
              {texts.about}
            </h2>
            {company.description ? (
              <CollapsibleMarkdown roomy html={company.description} more={texts.more} less={texts.less} />
            ) : (
              <p className={styles.muted}>{texts.noAbout}</p>
            )}
          </section>
          {jobs}
          {(company.superlikeRequirements || superlike) && (
            <section className={page.card} aria-labelledby="requirements-title">
              <h2 id="requirements-title" className={styles.heading}>
                {texts.requirements}
              </h2>
              {company.superlikeRequirements ? (
                <>
                  <p className={styles.muted}>{texts.requirementsLead}</p>
                  <CollapsibleMarkdown roomy html={company.superlikeRequirements} more={texts.more} less={texts.less} />
                </>
              ) : (
                <p className={styles.muted}>{texts.noRequirements}</p>
              )}
              {superlike && <div className={styles.superlike}>{superlike}</div>}
            </section>
          )}
          {long && recruiters}
          {guided && technologies}
        </div>
        <div className={page.stack}>
          {review}
          {guide}
          {answering}
          {!guided && technologies}
          {!long && recruiters}
        </div>
      </div>
      {/* On phones it stays in view. */}
      {jobs && !(company.can.edit || company.can.seeTeam) && (
        <div className={styles.phone}>
          <ToJobs count={openJobs} wide />
        </div>
      )}
      {editing && <Editing company={company} part={editing.part} close={() => setEditing(undefined)} />}
    </>
  );
}

function ToJobs({ count, wide = false }: { count: number; wide?: boolean }) {
  const texts = useTexts(companyTexts);
  return (
    <ButtonLink href="#jobs-title" wide={wide}>
      {texts.toJobs(count)}
    </ButtonLink>
  );
}

type HeadProps = Pick<Props, 'company' | 'openJobs' | 'followers'> & { edit: () => void; children: ReactNode };

function Head({ company, openJobs, followers, edit, children }: HeadProps) {
  const locale = useLocale();
  const texts = useTexts(companyTexts);
  const { can, inside, staffCount, place, website } = company;
  const staff = staffCount === 1 ? texts.one : staffCount && texts.staff(wholeNumber(locale, staffCount));
  const actions = (can.edit || can.seeTeam) && (
    <>
      {can.edit && <Button onClick={edit}>{inside?.member ? texts.edit : texts.editOther}</Button>}
      <ButtonLink look="secondary" href={pathTo(locale, 'companyMembers', { alias: company.alias })}>
        {texts.team}
      </ButtonLink>
      {can.edit && (
        <ButtonLink look="secondary" href={pathTo(locale, 'atsSettings', { alias: company.alias })}>
          {texts.ats}
        </ButtonLink>
      )}
    </>
  );
  return (
    <CoverHead
      seed={company.companyId}
      hue={company.hue}
      logo={company.logo}
      actions={
        <>
          {actions}
          {!actions && openJobs > 0 && (
            <div className={styles.wideOnly}>
              <ToJobs count={openJobs} />
            </div>
          )}
          {children}
        </>
      }
    >
      <h1 className={styles.name}>{company.name}</h1>
      <ul className={chips.chips} aria-label={texts.facts}>
        {place && (
          <li>
            <Icon name="mapPin" size={16} /> {place}
          </li>
        )}
        {staff && (
          <li>
            <Icon name="team" size={16} /> {staff}
          </li>
        )}
        {website && (
          <li>
            <Icon name="link" size={16} />
            <a href={website.url} target="_blank" rel="noopener nofollow ugc">
              {website.label}
            </a>
          </li>
        )}
        {followers !== undefined && (
          <li>
            <Icon name="bell" size={16} /> {texts.followers(wholeNumber(locale, followers))}
          </li>
        )}
      </ul>
    </CoverHead>
  );
}

function Technologies({ technologies }: Pick<CompanyView, 'technologies'>) {
  const texts = useTexts(companyTexts);
  if (technologies.length === 0) return null;
  return (
    <section className={page.card} aria-labelledby="technologies-title">
      <h2 id="technologies-title" className={styles.heading}>
        {texts.technologies}
      </h2>
      <ul className={chips.chips}>
        {technologies.map(({ id, name, handle }) => (
          <li key={id}>
            <TechnologyIcon handle={handle} />
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Recruiters({ recruiters }: Pick<CompanyView, 'recruiters'>) {
  const locale = useLocale();
  const texts = useTexts(companyTexts);
  if (recruiters.length === 0) return null;
  return (
    <section className={page.card} aria-labelledby="recruiters-title">
      <h2 id="recruiters-title" className={styles.heading}>
        {texts.recruiters}
      </h2>
      <ul className={styles.people}>
        {recruiters.map(({ id, alias, name, jobTitle, picture }) => (
          <li key={id}>
            <Portrait address={picture} size={44} />
            <span className={styles.words}>
              <Link href={pathTo(locale, 'recruiter', { alias })}>{name}</Link>
              {jobTitle && <span className={styles.under}>{jobTitle}</span>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The page loads the new data before the dialog closes; its address may have changed with the name. */
type EditingProps = { company: CompanyView; part: CompanyItem | undefined; close: () => void };

function Editing({ company, part, close }: EditingProps) {
  const locale = useLocale();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const { saved } = useTexts(formDialogTexts);
  const finish = async (alias: string | undefined) => {
    const moved = alias && alias !== company.alias;
    if (moved) await navigate(pathTo(locale, 'company', { alias }), { replace: true, preventScrollReset: true });
    else await revalidate();
    toast(saved);
    close();
  };
  return (
    <Suspense>
      <CompanyDialog
        companyId={company.companyId}
        logo={company.logo}
        part={part}
        fixedName={company.state === 'validated' && !company.can.review}
        close={close}
        finish={finish}
      />
    </Suspense>
  );
}

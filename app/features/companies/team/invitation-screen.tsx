import type { ReactNode } from 'react';
import type { Permissions } from '../../../../domain/companies/member.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { InvitationView } from '../../../../server/services/companies/team/accept-invitation.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import styles from '../join/join.module.css';
import { joinTexts } from '../join/join.texts.ts';
import { rolesTexts } from './roles.texts.ts';

type Props = {
  invitation: InvitationView;
  /** The address of this page, to return to after signing in. */
  back: string;
  /** The form that accepts the invitation; opening the page changes nothing, because mail scanners open links too. */
  accept: ReactNode;
  /** The form that creates an account and joins. */
  signUp: ReactNode;
};

/** The page behind the link of an invitation e-mail: the form to accept, or what must happen first. */
export function InvitationScreen({
  invitation: { outcome, company, email = '', permissions },
  back,
  accept,
  signUp,
}: Props) {
  const locale = useLocale();
  const texts = useTexts(joinTexts).invitation;
  const home = (
    <ButtonLink look="secondary" href={pathTo(locale, 'home')}>
      {texts.home}
    </ButtonLink>
  );
  return (
    <>
      {company?.logo && <img src={company.logo} width={72} height={72} alt="" className={styles.logo} />}
      <h1>{company ? texts.open(company.name) : texts.title}</h1>
      {outcome === 'open' ? (
        <>
          <p className={page.lead}>{texts.openText}</p>
          {permissions && <GivenRights permissions={permissions} />}
          {accept}
        </>
      ) : outcome === 'signIn' ? (
        <>
          <p className={page.lead}>{texts.openText}</p>
          {permissions && <GivenRights permissions={permissions} />}
          {signUp}
          <p className={page.aside}>
            {texts.already}{' '}
            <Link href={`${pathTo(locale, 'signIn')}?to=${encodeURIComponent(back)}`}>{texts.signIn}</Link>
          </p>
        </>
      ) : (
        <div className={page.form}>
          <Notice tone={outcome === 'member' ? 'good' : 'warning'}>
            <p>{outcome === 'otherAddress' ? texts.otherAddress(email) : texts.outcomes[outcome]}</p>
          </Notice>
          {home}
        </div>
      )}
    </>
  );
}

/** What the invited person will be able to do. */
function GivenRights({ permissions: { admin, intros } }: { permissions: Permissions }) {
  const { title, roles } = useTexts(rolesTexts);
  const [none, talk, manage] = roles;
  const given = [none, (intros || admin) && talk, admin && manage].filter(
    (role) => role !== undefined && role !== false,
  );
  return (
    <section className={styles.given} aria-label={title}>
      <ul>
        {given.flatMap(({ can }, index) =>
          // The first line of the further roles stands for the one before.
          can.slice(index === 0 ? 0 : 1).map((line) => <li key={line}>{line}</li>),
        )}
      </ul>
    </section>
  );
}

import { nextStep } from '../../../../domain/companies/next-step.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { Newcomer as Arrival } from '../../../../server/services/companies/team/read-newcomer.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Float } from '../../../ui/drawings/float.tsx';
import { Nest } from '../../../ui/drawings/nest.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Notice } from '../../../ui/notice.tsx';
import page from '../../../ui/page.module.css';
import { homeTexts } from './home.texts.ts';
import styles from './recruiter-home.module.css';
import path from './recruiter-path.module.css';
import { recruiterPathTexts } from './recruiter-path.texts.ts';
import { Meanwhile, PathChoice, RecruiterPath } from './recruiter-path.tsx';

/** Open to everyone: what a recruiter can look at before a company has answered. */
const looks = [
  ['questions', 'list', 'questions'],
  ['offers', 'briefcase', 'jobs'],
  ['plans', 'euro', 'plans'],
] as const;

/** A recruiter without a company: invitations, the membership request, and the ways to join one. */
export function Newcomer({ newcomer: { invitations, request } }: { newcomer: Arrival }) {
  const locale = useLocale();
  const texts = useTexts(homeTexts).recruiter;
  const words = useTexts(recruiterPathTexts);
  const name = nextStep({ company: undefined, joinRequested: request !== undefined }) as
    | 'chooseCompany'
    | 'waitForCompany';
  const step = texts.steps[name];
  const address = pathTo(locale, 'myCompany');
  return (
    <div className={`${page.stack} ${styles.newcomer}`}>
      {invitations.map(({ id, company }) => (
        <Notice key={id} tone="good" title={texts.invited(company)}>
          <p>{texts.invitedText}</p>
          <p>
            <ButtonLink href={address}>{texts.invitedAction}</ButtonLink>
          </p>
        </Notice>
      ))}
      <RecruiterPath
        drawing={request ? <Float /> : <Nest />}
        title={step.title}
        text={step.text}
        action={
          <ButtonLink href={address} look={invitations.length > 0 || request ? 'secondary' : 'primary'}>
            {step.action}
          </ButtonLink>
        }
        label={words.label}
        steps={words[name]}
        current={request ? 1 : 0}
        aside={!request && <BothWays />}
      />
      <Meanwhile title={words.meanwhile}>
        {looks.map(([name, icon, key]) => (
          <PathChoice
            key={name}
            icon={icon}
            title={words[name].title}
            href={pathTo(locale, key)}
            action={words[name].action}
          >
            <p>{words[name].text}</p>
          </PathChoice>
        ))}
      </Meanwhile>
    </div>
  );
}

/** The two ways to a company, which the one button leads to. */
function BothWays() {
  const words = useTexts(recruiterPathTexts);
  return (
    <ul className={path.both}>
      {(['join', 'create'] as const).map((way) => (
        <li key={way}>
          <Icon name={way === 'join' ? 'search' : 'plus'} size={20} />
          <div>
            <strong>{words[way].title}</strong>
            <p>{words[way].text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

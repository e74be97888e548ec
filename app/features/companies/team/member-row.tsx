import type { Permissions } from '../../../../domain/companies/member.ts';
import { pathTo } from '../../../../domain/paths.ts';
import type { TeamView } from '../../../../server/services/companies/team/read-team.ts';
import { useAutosave } from '../../../forms/use-autosave.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { CheckField } from '../../../ui/field.tsx';
import { Link } from '../../../ui/link.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { TwoStepButton } from '../../../ui/two-step-button.tsx';
import styles from './team.module.css';
import { teamTexts } from './team.texts.ts';

type Member = TeamView['members'][number];
type Props = { companyId: string; member: Member; manage: boolean };

export function MemberRow({ companyId, member, manage }: Props) {
  const locale = useLocale();
  const texts = useTexts(teamTexts);
  const { name, jobTitle, email, self, last } = member;
  return (
    <li className={styles.member}>
      <Portrait address={member.picture} size={48} />
      <div className={styles.words}>
        <p>
          <Link href={pathTo(locale, 'recruiter', { alias: member.alias })} className={styles.name}>
            {name}
          </Link>{' '}
          {self && <span className={styles.badge}>{texts.you}</span>}
        </p>
        {[jobTitle, email, texts.since(day(locale, member.joinedAt))].map(
          (line) =>
            line && (
              <p key={line} className={styles.under}>
                {line}
              </p>
            ),
        )}
      </div>
      {manage ? <Rights companyId={companyId} member={member} /> : <GivenRights {...member} />}
      {manage && (
        <div className={styles.end}>{!last && !self && <Removing companyId={companyId} member={member} />}</div>
      )}
      {manage && last && <p className={styles.last}>{texts.last}</p>}
    </li>
  );
}

function GivenRights({ admin, intros }: Permissions) {
  const texts = useTexts(teamTexts);
  const given = [admin && texts.admin, intros && texts.intros].filter(Boolean).join(' · ');
  return <p className={styles.given}>{given || texts.neither}</p>;
}

/** Two checkboxes, stored at every change. */
function Rights({ companyId, member }: { companyId: string; member: Member }) {
  const texts = useTexts(teamTexts);
  const { run } = useCommand(pathTo(useLocale(), 'companyTeam', { companyId }));
  const { recruiterId } = member;
  const { value, wish } = useAutosave<Permissions>({ admin: member.admin, intros: member.intros }, (permissions) =>
    run({ mode: 'permissions', recruiterId, ...permissions }, texts.saved),
  );
  return (
    <div className={styles.rights}>
      <CheckField
        label={texts.admin}
        aria-label={texts.of(texts.admin, member.name)}
        checked={value.admin}
        disabled={member.last}
        onChange={({ target }) => void wish({ ...value, admin: target.checked })}
      />
      <CheckField
        label={texts.intros}
        aria-label={texts.of(texts.intros, member.name)}
        checked={value.intros}
        onChange={({ target }) => void wish({ ...value, intros: target.checked })}
      />
    </div>
  );
}

function Removing({ companyId, member: { recruiterId, name } }: { companyId: string; member: Member }) {
  const texts = useTexts(teamTexts);
  const { run, busy } = useCommand(pathTo(useLocale(), 'companyTeam', { companyId }));
  return (
    <TwoStepButton
      label={texts.removeOf(name)}
      question={texts.removeQuestion(name)}
      confirm={texts.remove}
      cancel={texts.cancel}
      busy={busy === 'remove'}
      onConfirm={() => void run({ mode: 'remove', recruiterId }, texts.removed(name))}
    >
      {texts.remove}
    </TwoStepButton>
  );
}

import { useState } from 'react';
import { pathTo } from '../../../../domain/paths.ts';
import type { FollowUp } from '../../../../server/services/contact/follow-up/read-follow-up.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { SelectField } from '../../../ui/field.tsx';
import { followUpTexts } from './follow-up.texts.ts';

type Props = { developerId: string; followUp: Pick<FollowUp, 'ownerId' | 'team'> };

/** Who of the team is in charge of a candidate; another choice is stored at once. */
export function OwnerField({ developerId, followUp: { ownerId, team } }: Props) {
  const texts = useTexts(followUpTexts);
  const { run } = useCommand(pathTo(useLocale(), 'candidateFollowUp'));
  // The choice made here, until the server has answered.
  const [choosing, setChoosing] = useState<{ id: string | null }>();
  const choose = async (id: string | null) => {
    setChoosing({ id });
    const member = team.find((one) => one.id === id);
    const said = !member ? texts.noOneInCharge : member.me ? texts.meInCharge : texts.nowInCharge(member.name);
    await run({ mode: 'inCharge', developerId, recruiterId: id }, said);
    setChoosing(undefined);
  };
  return (
    <SelectField
      label={texts.inCharge}
      value={(choosing ? choosing.id : ownerId) ?? ''}
      onChange={({ target }) => void choose(target.value || null)}
    >
      <option value="">{texts.noOne}</option>
      {team.map(({ id, name, me }) => (
        <option key={id} value={id}>
          {me ? texts.me(name) : name}
        </option>
      ))}
    </SelectField>
  );
}

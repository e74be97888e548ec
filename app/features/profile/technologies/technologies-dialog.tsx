import {
  type FavouriteTechnologiesDraft,
  favouriteTechnologiesSchema,
  mostFavourites,
} from '../../../../domain/profile/cards/favourite-technology.ts';
import { type Proficiency, proficiencies, proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import { clampProficiency } from '../../../../domain/profile/cards/skill.ts';
import { defineTexts, useTexts } from '../../../i18n/texts.ts';
import { unknownNames } from '../../../i18n/unknown-names.ts';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { SelectField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ReorderList } from '../../../ui/reorder.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import { profileTexts } from '../profile.texts.ts';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import styles from './technologies-dialog.module.css';

const technologiesTexts = defineTexts(
  {
    title: 'Modifier vos technologies favorites',
    add: 'Ajouter une technologie',
    most: `${mostFavourites} au plus, dans l’ordre qui compte pour vous.`,
    full: `Vous en avez ${mostFavourites}, c’est le maximum. Retirez-en une pour en choisir une autre.`,
    level: 'Niveau',
    noLevel: 'Non précisé',
  },
  {
    title: 'Edit your favourite technologies',
    add: 'Add a technology',
    most: `At most ${mostFavourites}, in order of importance to you.`,
    full: `You have ${mostFavourites}, the maximum. Remove one to choose another.`,
    level: 'Level',
    noLevel: 'Not given',
  },
);

export default function TechnologiesDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(technologiesTexts);
  return (
    <EditDialog
      developerId={developerId}
      card="technologies"
      close={close}
      title={texts.title}
      schema={favouriteTechnologiesSchema}
    >
      {(form) => <TechnologiesForm form={form} />}
    </EditDialog>
  );
}

export function TechnologiesForm({ form: { value, set, error } }: { form: CardForm<FavouriteTechnologiesDraft> }) {
  const texts = useTexts(technologiesTexts);
  const labels = useTexts(editTexts);
  const unknown = useTexts(unknownNames);
  const known = useLookups('technologies');
  const ids = value.technologyIds;
  const rows = useRows(ids, (technologyIds) => set({ technologyIds }));
  const choiceOf = (index: number) => known?.find(({ id }) => id === ids[index]);
  const nameOf = (index: number) => choiceOf(index)?.name ?? (known ? unknown.technology : '…');
  const setLevel = (id: string, level: Proficiency | '') => {
    const { [id]: _, ...others } = value.levels;
    set({ levels: level ? { ...others, [id]: proficiencies[level] } : others });
  };
  return (
    <>
      {ids.length < mostFavourites ? (
        <TechnologyPicker
          label={texts.add}
          hint={texts.most}
          error={error('technologyIds')}
          without={ids}
          onChoose={({ id }) => rows.add(id)}
        />
      ) : (
        <p className={styles.full}>{texts.full}</p>
      )}
      <ReorderList
        count={ids.length}
        keyOf={rows.keyOf}
        nameOf={nameOf}
        labels={{ drag: labels.drag, up: labels.moveUp, down: labels.moveDown }}
        move={rows.move}
      >
        {(index) => (
          <div className={styles.row}>
            <TechnologyIcon handle={choiceOf(index)?.handle ?? null} />
            <span className={styles.name}>{nameOf(index)}</span>
            <div className={styles.level}>
              <LevelChoice
                name={nameOf(index)}
                value={value.levels[ids[index] as string]}
                choose={(level) => setLevel(ids[index] as string, level)}
              />
            </div>
            <IconButton
              icon="trash"
              danger
              data-remove
              label={`${labels.remove} – ${nameOf(index)}`}
              onClick={() => rows.remove(index)}
            />
          </div>
        )}
      </ReorderList>
    </>
  );
}

type LevelChoiceProps = {
  name: string;
  value: unknown;
  choose: (level: Proficiency | '') => void;
};

/** The levels in words; a level that an import gave as another number shows the word it belongs to. */
function LevelChoice({ name, value, choose }: LevelChoiceProps) {
  const texts = useTexts(technologiesTexts);
  const { technologyLevels } = useTexts(profileTexts);
  return (
    <SelectField
      label={texts.level}
      aria-label={`${texts.level} – ${name}`}
      value={value === undefined ? '' : proficiencyOf(clampProficiency(value))}
      onChange={({ target }) => choose(target.value as Proficiency | '')}
    >
      <option value="">{texts.noLevel}</option>
      {(Object.keys(proficiencies) as Proficiency[]).map((level) => (
        <option key={level} value={level}>
          {technologyLevels[level]}
        </option>
      ))}
    </SelectField>
  );
}

import { proficiencyOf } from '../../../../domain/profile/cards/proficiency.ts';
import {
  emptyLanguage,
  type LanguageDraft,
  mostLanguages,
  type SkillsDraft,
  skillsSchema,
} from '../../../../domain/profile/cards/skill.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { profileWords } from '../../../i18n/words/profile-words.ts';
import { LanguagePicker } from '../../../pickers/language-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { FieldGroup, TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ReorderList } from '../../../ui/reorder.tsx';
import { AddRow } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { skillsTexts } from './skills.texts.ts';
import styles from './skills-dialog.module.css';

export default function SkillsDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(skillsTexts);
  return (
    <EditDialog developerId={developerId} card="skills" close={close} title={texts.title} schema={skillsSchema}>
      {(form) => <SkillsForm form={form} />}
    </EditDialog>
  );
}

export function SkillsForm({ form }: { form: CardForm<SkillsDraft> }) {
  const texts = useTexts(skillsTexts);
  return (
    <>
      <TextField
        label={texts.interested}
        rows={2}
        value={form.value.interestedTechnologies}
        onChange={({ target }) => form.set({ interestedTechnologies: target.value })}
        error={form.error('interestedTechnologies')}
        data-autofocus
      />
      <Languages form={form} />
    </>
  );
}

function Languages({ form: { value, set, error } }: { form: CardForm<SkillsDraft> }) {
  const texts = useTexts(skillsTexts);
  const labels = useTexts(editTexts);
  const { levels } = useTexts(profileWords);
  const names = useLookups('languages');
  const { languages } = value;
  const rows = useRows(languages, (next) => set({ languages: next }));
  const nameOf = (index: number) => names?.find(({ id }) => id === languages[index]?.languageId)?.name ?? texts.unnamed;
  return (
    <FieldGroup label={texts.languages} error={error('languages')}>
      <ReorderList
        count={languages.length}
        keyOf={rows.keyOf}
        nameOf={nameOf}
        labels={{ drag: labels.drag, up: labels.moveUp, down: labels.moveDown }}
        move={rows.move}
      >
        {(index) => {
          const one = languages[index] as LanguageDraft;
          // The word that the profile will show: the number behind it says nothing to the reader.
          const level = levels[proficiencyOf(Number(one.value))];
          return (
            <div className={styles.row}>
              <LanguagePicker
                label={texts.language}
                value={one.languageId}
                onChange={(languageId) => rows.replace(index, { ...one, languageId })}
                error={error(`languages.${index}.languageId`)}
              />
              <label className={styles.level}>
                <span>
                  {texts.level} <i>{level}</i>
                </span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  step={1}
                  value={Number(one.value)}
                  aria-valuetext={level}
                  onChange={({ target }) => rows.replace(index, { ...one, value: Number(target.value) })}
                />
              </label>
              <span className={styles.remove}>
                <IconButton
                  icon="trash"
                  danger
                  data-remove
                  label={`${labels.remove} – ${nameOf(index)}`}
                  onClick={() => rows.remove(index)}
                />
              </span>
            </div>
          );
        }}
      </ReorderList>
      <AddRow label={texts.add} disabled={languages.length >= mostLanguages} add={() => rows.add(emptyLanguage())} />
    </FieldGroup>
  );
}

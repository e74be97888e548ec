import {
  emptyLanguage,
  type LanguageDraft,
  mostLanguages,
  move,
  type SkillsDraft,
  skillsSchema,
} from '../../../../domain/profile/skill.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { LanguagePicker } from '../../../pickers/language-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { FieldGroup, TextField } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { ReorderList } from '../../../ui/reorder.tsx';
import { useRowKeys } from '../../../ui/row-keys.ts';
import { AddRow } from '../../../ui/row-list.tsx';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { skillsTexts } from './skills.texts.ts';
import styles from './skills-dialog.module.css';

export default function SkillsDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(skillsTexts);
  return (
    <EditDialog<SkillsDraft>
      developerId={developerId}
      card="skills"
      close={close}
      title={texts.title}
      schema={skillsSchema}
    >
      {(form) => (
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
      )}
    </EditDialog>
  );
}

function Languages({ form: { value, set, error } }: { form: CardForm<SkillsDraft> }) {
  const texts = useTexts(skillsTexts);
  const labels = useTexts(editTexts);
  const names = useLookups('languages');
  const { languages } = value;
  const { keyOf, removed, moved } = useRowKeys(languages.length);
  const nameOf = (index: number) => names?.find(({ id }) => id === languages[index]?.languageId)?.name ?? texts.unnamed;
  const change = (index: number, next: LanguageDraft) =>
    set({ languages: languages.map((one, at) => (at === index ? next : one)) });
  return (
    <FieldGroup label={texts.languages} error={error('languages')}>
      <ReorderList
        count={languages.length}
        keyOf={keyOf}
        nameOf={nameOf}
        labels={{ drag: labels.drag, up: labels.moveUp, down: labels.moveDown }}
        move={(from, to) => {
          moved(from, to);
          set({ languages: move(languages, from, to) });
        }}
      >
        {(index) => {
          const one = languages[index] as LanguageDraft;
          return (
            <div className={styles.row}>
              <LanguagePicker
                label={texts.language}
                value={one.languageId}
                onChange={(languageId) => change(index, { ...one, languageId })}
                error={error(`languages.${index}.languageId`)}
              />
              <label className={styles.level}>
                <span>
                  {texts.level} <i>{one.value}</i>
                </span>
                <input
                  type="range"
                  min={0}
                  max={100}
                  step={1}
                  value={Number(one.value)}
                  onChange={({ target }) => change(index, { ...one, value: Number(target.value) })}
                />
              </label>
              <span className={styles.remove}>
                <IconButton
                  icon="trash"
                  danger
                  data-remove
                  label={`${labels.remove} – ${nameOf(index)}`}
                  onClick={() => {
                    removed(index);
                    set({ languages: languages.filter((_, at) => at !== index) });
                  }}
                />
              </span>
            </div>
          );
        }}
      </ReorderList>
      <AddRow
        label={texts.add}
        disabled={languages.length >= mostLanguages}
        add={() => set({ languages: [...languages, emptyLanguage()] })}
      />
    </FieldGroup>
  );
}

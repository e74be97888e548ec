import {
  emptyInterest,
  type InterestsDraft,
  interestsSchema,
  mostInterests,
} from '../../../../domain/profile/cards/interest.ts';
import { defineTexts, useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddRow } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import styles from '../links/links-dialog.module.css';
import type { CardDialogProps } from '../profile-dialogs.tsx';

const interestsTexts = defineTexts(
  {
    title: 'Modifier les centres d’intérêt',
    name: 'Centre d’intérêt',
    add: 'Ajouter un centre d’intérêt',
    unnamed: 'nouveau centre d’intérêt',
  },
  { title: 'Edit interests', name: 'Interest', add: 'Add an interest', unnamed: 'new interest' },
);

export default function InterestsDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(interestsTexts);
  return (
    <EditDialog developerId={developerId} card="interests" close={close} title={texts.title} schema={interestsSchema}>
      {(form) => <Interests form={form} />}
    </EditDialog>
  );
}

function Interests({ form: { value, set, error } }: { form: CardForm<InterestsDraft> }) {
  const texts = useTexts(interestsTexts);
  const { remove } = useTexts(editTexts);
  const { interests } = value;
  const rows = useRows(interests, (next) => set({ interests: next }));
  return (
    <>
      {interests.map((one, index) => (
        <div key={rows.keyOf(index)} className={styles.single} data-row>
          <Field
            label={texts.name}
            value={one.name}
            onChange={({ target }) => rows.replace(index, { ...one, name: target.value })}
            error={error(`interests.${index}.name`)}
          />
          <span className={styles.remove}>
            <IconButton
              icon="trash"
              danger
              data-remove
              label={`${remove} – ${one.name || texts.unnamed}`}
              onClick={() => rows.remove(index)}
            />
          </span>
        </div>
      ))}
      <AddRow label={texts.add} disabled={interests.length >= mostInterests} add={() => rows.add(emptyInterest())} />
    </>
  );
}

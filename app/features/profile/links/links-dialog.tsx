import {
  emptyCustomLink,
  type LinksDraft,
  linksSchema,
  mostCustomLinks,
  stripProfileUrl,
} from '../../../../domain/profile/cards/link.ts';
import { knownNetworks } from '../../../../domain/profile/cards/networks.ts';
import edit from '../../../forms/form-dialog.module.css';
import { useTexts } from '../../../i18n/texts.ts';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { AddRow } from '../../../ui/row-list.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import type { CardForm } from '../card-form.ts';
import { editTexts } from '../edit.texts.ts';
import { EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { linksTexts } from './links.texts.ts';
import styles from './links-dialog.module.css';

export default function LinksDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(linksTexts);
  return (
    <EditDialog developerId={developerId} card="links" close={close} title={texts.title} schema={linksSchema}>
      {(form) => <LinksForm form={form} />}
    </EditDialog>
  );
}

export function LinksForm({ form }: { form: CardForm<LinksDraft> }) {
  const texts = useTexts(linksTexts);
  return (
    <>
      <FieldGroup label={texts.networks} hint={texts.paste}>
        <div className={edit.pair}>
          {knownNetworks.map((network) => (
            <Field
              key={network}
              label={texts[network]}
              value={form.value[network] ?? ''}
              placeholder={network === 'linkedin' ? 'https://' : undefined}
              autoCapitalize="none"
              spellCheck={false}
              onChange={({ target }) => form.set({ [network]: target.value })}
              // Shows the value that will be stored.
              onBlur={({ target }) =>
                network !== 'linkedin' &&
                target.value &&
                form.set({ [network]: stripProfileUrl(network, target.value) })
              }
              error={form.error(network)}
            />
          ))}
        </div>
      </FieldGroup>
      <CustomLinks form={form} />
    </>
  );
}

function CustomLinks({ form: { value, set, error } }: { form: CardForm<LinksDraft> }) {
  const texts = useTexts(linksTexts);
  const { remove } = useTexts(editTexts);
  const { custom } = value;
  const rows = useRows(custom, (next) => set({ custom: next }));
  return (
    <FieldGroup label={texts.custom} error={error('custom')}>
      {custom.map((one, index) => (
        <div key={rows.keyOf(index)} className={styles.row} data-row>
          <Field
            label={texts.name}
            placeholder={texts.namePlaceholder}
            value={one.name}
            onChange={({ target }) => rows.replace(index, { ...one, name: target.value })}
            error={error(`custom.${index}.name`)}
          />
          <Field
            label={texts.url}
            type="url"
            inputMode="url"
            placeholder="https://"
            value={one.url}
            onChange={({ target }) => rows.replace(index, { ...one, url: target.value })}
            error={error(`custom.${index}.url`)}
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
      <AddRow label={texts.add} disabled={custom.length >= mostCustomLinks} add={() => rows.add(emptyCustomLink())} />
    </FieldGroup>
  );
}

import type { CompanyPageDraft } from '../../../domain/companies/company.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import { useTexts } from '../../i18n/texts.ts';
import { pickerTexts } from '../../pickers/picker.texts.ts';
import { TechnologyPicker } from '../../pickers/technology-picker.tsx';
import { useLookups } from '../../pickers/use-lookups.ts';
import { Icon } from '../../ui/icon.tsx';
import { TechnologyIcon } from '../../ui/technology-icon.tsx';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';

type Props = { form: StoredForm<CompanyPageDraft>; most: number };

/** An input that adds one technology after the other; a click on one removes it. */
export function TechnologiesField({ form: { value, set, error }, most }: Props) {
  const texts = useTexts(companyTexts).form;
  const { remove } = useTexts(pickerTexts);
  const known = useLookups('technologies');
  const ids = value.technologyIds;
  const choiceOf = (id: string) => known?.find((one) => one.id === id);
  return (
    <div className={styles.technologies}>
      <TechnologyPicker
        label={texts.technologies}
        hint={texts.technologiesHint(most)}
        error={error('technologyIds')}
        without={ids}
        onChoose={({ id }) => set({ technologyIds: [...ids, id] })}
      />
      {ids.length > 0 && (
        <ul className={styles.chosen}>
          {ids.map((id) => {
            const name = choiceOf(id)?.name ?? '…';
            return (
              <li key={id}>
                <TechnologyIcon handle={choiceOf(id)?.handle ?? null} />
                {name}
                <button
                  type="button"
                  aria-label={remove(name)}
                  onClick={() => set({ technologyIds: ids.filter((one) => one !== id) })}
                >
                  <Icon name="close" size={16} />
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

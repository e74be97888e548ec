import { useTexts } from '../../i18n/texts.ts';
import { unknownNames } from '../../i18n/unknown-names.ts';
import { CheckField, SelectField } from '../../ui/field.tsx';
import styles from './filter-form.module.css';
import { filtersTexts } from './filters.texts.ts';

type Props = {
  chosen: readonly string[];
  /** With how many entries of the list have each. */
  technologies: readonly { id: string; name: string; count: number }[];
};

/** Each chosen technology is a checkbox that removes it; the list adds one more each time. */
export function TechnologyFilter({ chosen, technologies }: Props) {
  const texts = useTexts(filtersTexts);
  const unknown = useTexts(unknownNames);
  const left = technologies.filter(({ id }) => !chosen.includes(id));
  const nameOf = (id: string) => technologies.find((one) => one.id === id)?.name ?? unknown.technology;
  return (
    <div className={styles.chosen}>
      {chosen.map((id) => (
        <CheckField key={id} label={nameOf(id)} name="technology" value={id} defaultChecked />
      ))}
      <SelectField
        key={chosen.join()}
        label={chosen.length > 0 ? texts.addTechnology : texts.technology}
        name="technology"
        defaultValue=""
      >
        <option value="">{texts.chooseTechnology}</option>
        {left.map(({ id, name, count }) => (
          <option key={id} value={id}>
            {`${name} (${count})`}
          </option>
        ))}
      </SelectField>
    </div>
  );
}

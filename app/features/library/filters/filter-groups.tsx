import { type ComponentType, type ReactNode, useState } from 'react';
import { type FilterName, isUsed } from '../../../../domain/library/filters.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Icon } from '../../../ui/icon.tsx';
import type { LibraryScreenData } from '../library-screen.tsx';
import {
  ContractFields,
  type FieldsProps,
  LanguageFields,
  PlaceFields,
  ProfessionFields,
  RecommendedFields,
  RemoteFields,
  StateFields,
  TechnologyFields,
  TestFields,
  UnseenFields,
  WishFields,
  WithoutFields,
} from './filter-fields.tsx';
import styles from './filters.module.css';
import { filterTexts } from './filters.texts.ts';
import { SalaryFields, YearsFields } from './spread-fields.tsx';

/** The words are typed above the panel. */
type GroupName = Exclude<FilterName, 'words'>;

type Shown = {
  Fields: ComponentType<FieldsProps>;
  /** Open at first also when the filter is not used. */
  open?: true;
  /** False: the group is left out. */
  offered?: (data: LibraryScreenData) => boolean;
};

/** The groups of the panel, in the order on screen. */
const groups: Record<GroupName, Shown> = {
  technology: { Fields: TechnologyFields, open: true },
  without: { Fields: WithoutFields },
  profession: { Fields: ProfessionFields, open: true },
  place: { Fields: PlaceFields, open: true },
  remote: { Fields: RemoteFields },
  contract: { Fields: ContractFields },
  years: { Fields: YearsFields, open: true },
  salary: { Fields: SalaryFields, open: true },
  language: { Fields: LanguageFields },
  test: { Fields: TestFields, offered: ({ library }) => library.facets.test.length > 0 },
  recommended: { Fields: RecommendedFields },
  state: { Fields: StateFields },
  // Administrators keep no list of the profiles they opened.
  unseen: { Fields: UnseenFields, offered: ({ searches }) => searches !== undefined },
  wishes: { Fields: WishFields },
};

export function FilterGroups({ data, add }: FieldsProps) {
  const { titles } = useTexts(filterTexts);
  const shown = (Object.entries(groups) as [GroupName, Shown][]).filter(([, { offered }]) => offered?.(data) ?? true);
  return shown.map(([name, { Fields, open }]) => (
    <Group key={name} title={titles[name]} open={open ?? isUsed(name, data.library.query)}>
      <Fields data={data} add={add} />
    </Group>
  ));
}

/** Opens and closes without JavaScript; the initial state is decided once. */
function Group({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  const [unfolded] = useState(open);
  return (
    <details className={styles.group} open={unfolded}>
      <summary>
        {title}
        <Icon name="chevron" size={16} />
      </summary>
      <fieldset className={styles.fields}>
        <legend className={styles.unseen}>{title}</legend>
        {children}
      </fieldset>
    </details>
  );
}

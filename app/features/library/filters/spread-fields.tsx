import { highSalary, lowSalary, manyYears, salaryStep } from '../../../../domain/library/spreads/spreads.ts';
import { Histogram } from '../../../charts/histogram.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import type { FieldsProps } from './filter-fields.tsx';
import styles from './filters.module.css';
import { filterTexts } from './filters.texts.ts';
import { RangeSlider } from './range-slider.tsx';
import { spreadTexts } from './spread.texts.ts';

const number = { type: 'number', inputMode: 'numeric' } as const;

export function YearsFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const spread = useTexts(spreadTexts);
  const { yearsFrom, yearsTo } = library.query;
  return (
    <>
      <div className={styles.spread}>
        <Histogram
          label={spread.years}
          bins={library.spreads.years}
          selected={{ from: yearsFrom, to: yearsTo }}
          write={(years) => spread.yearsOf(Math.min(years, manyYears), years > manyYears)}
        />
        {/* The right hand stands where the last chosen year ends; at the end of the scale there is no limit. */}
        <RangeSlider
          least={0}
          most={manyYears + 1}
          from={{ field: 'yearsFrom', value: yearsFrom, at: (years) => years, means: (at) => at || undefined }}
          to={{
            field: 'yearsTo',
            value: yearsTo,
            at: (years) => years + 1,
            means: (at) => (at > manyYears ? undefined : at - 1),
          }}
        />
      </div>
      <div className={styles.pair}>
        <Field {...number} label={texts.yearsFrom} name="yearsFrom" min={1} max={100} defaultValue={yearsFrom} />
        <Field {...number} label={texts.yearsTo} name="yearsTo" min={0} max={100} defaultValue={yearsTo} />
      </div>
    </>
  );
}

export function SalaryFields({ data: { library } }: FieldsProps) {
  const texts = useTexts(filterTexts);
  const spread = useTexts(spreadTexts);
  const { salary } = library.query;
  const { noSalary } = library.spreads;
  const write = (thousands: number) =>
    thousands <= lowSalary
      ? spread.salaryUpTo(lowSalary)
      : thousands > highSalary
        ? spread.salaryAbove(highSalary)
        : spread.salaryOf(thousands);
  return (
    <>
      <div className={styles.spread}>
        <Histogram
          label={spread.salaries}
          bins={library.spreads.salary}
          selected={salary === undefined ? undefined : { to: salary }}
          write={write}
        />
        <RangeSlider
          least={lowSalary - salaryStep}
          most={highSalary + salaryStep}
          step={salaryStep}
          to={{
            field: 'salary',
            value: salary,
            at: (thousands) => thousands,
            means: (at) => (at > highSalary ? undefined : at),
          }}
        />
      </div>
      <Field
        {...number}
        label={texts.salaryMost}
        hint={`${texts.salaryHint} ${spread.noSalary(noSalary)}`}
        name="salary"
        min={1}
        max={200}
        defaultValue={salary}
      />
    </>
  );
}

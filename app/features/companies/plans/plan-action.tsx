import { pathTo } from '../../../../domain/paths.ts';
import type { PlanStanding } from '../../../../server/services/companies/plans/read-plan-standing.ts';
import type { PlanLine } from '../../../../server/services/companies/plans/read-plans.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { plansTexts } from './plans.texts.ts';

type Props = {
  plan: PlanLine;
  look: 'primary' | 'secondary' | 'quiet';
  standing: PlanStanding;
  choose: (plan: PlanLine) => void;
};

/**
 * docs/product/companies.md, Asking for a plan: company administrators can request it; a visitor is led to the
 * sign-up.
 */
export function PlanAction({ plan, look, standing: { way, request }, choose }: Props) {
  const locale = useLocale();
  const texts = useTexts(plansTexts);
  const label = texts.requestOf(plan.name);
  if (plan.current) return null;
  if (way === 'join') {
    return (
      <ButtonLink look={look} href={`${pathTo(locale, 'signUp')}?role=RECRUITER`} aria-label={label}>
        {texts.request}
      </ButtonLink>
    );
  }
  if (request?.status === 'open' && request.planId === plan.id) return <strong>{texts.requested}</strong>;
  return (
    <Button look={look} aria-label={label} onClick={() => choose(plan)}>
      {texts.request}
    </Button>
  );
}

import { confirmation } from '../../../../domain/assessments/confirmation/confirmation.ts';

/**
 * docs/product/assessments.md, Confirming a score during a call: the SQL of the moment when the result `st` (a row of
 * developer_tests) was confirmed; null when its newest confirmation failed, or was about a lower score.
 */
export const confirmedAt = `(select case when c.confirmed and st.score <= c.score + ${confirmation.tolerance} then c.ended_at end
    from score_confirmations c where c.developer_id = st.developer_id and c.test_id = st.test_id and c.ended_at is not null
    order by c.ended_at desc limit 1)`;

import type { Database } from '../../data/database.ts';
import { OutsideError } from '../outside-error.ts';
import type { Mail } from './port.ts';

/** The row in the outbox is the delivery: a page of the product shows it to the person who would have received it. */
export function outboxMail(db: Database): Mail {
  return {
    async send({ id }) {
      const row = await db.selectFrom('emails').select('id').where('id', '=', id).executeTakeFirst();
      if (!row) throw new OutsideError('outbox', `no e-mail ${id} to deliver`, { permanent: true });
    },
  };
}

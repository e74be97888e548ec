import type { ClientBase } from 'pg';
import { reportText } from '../../../domain/moderation/support/prefilled.ts';

const answers = [
  [
    'Profil pas encore en ligne',
    'Profile not online yet',
    'Votre profil attend d’être relu par notre équipe, en général sous deux jours ouvrés. Vous recevez un e-mail dès qu’il est en ligne.',
    'Your profile is waiting for our team to read it, usually within two working days. You get an e-mail as soon as it is online.',
  ],
  [
    'Changer d’abonnement',
    'Changing the plan',
    'La personne qui administre votre entreprise peut demander un autre abonnement depuis la page « Abonnements ».',
    'The person who administers your company can ask for another plan on the page “Plans”.',
  ],
];

/** The messages in the support inbox of the demo: a question, an error message, a report of a profile. */
export async function loadSupport(client: Pick<ClientBase, 'query'>, now: Date): Promise<void> {
  const { rows } = await client.query<{ recruiter: string; developer: string }>(
    `select (select id from users where email = 'free@demo.example') as recruiter,
      (select id from developers where validation_status = 'published' order by created_at limit 1) as developer`,
  );
  for (const answer of answers) {
    await client.query(
      'insert into canned_answers (title_fr, title_en, text_fr, text_en) values ($1, $2, $3, $4)',
      answer,
    );
  }
  const { recruiter, developer } = rows[0] ?? {};
  if (!recruiter || !developer) return;
  const messages = [
    [
      'message',
      null,
      'jeanne@visite.example',
      'Bonjour, je suis en reconversion : puis-je créer un profil avant la fin de ma formation ?',
    ],
    [
      'error',
      recruiter,
      null,
      "J'ai eu une erreur pour démarrer ma mise en relation, voici le code de l'erreur : DENY_NEED_PLAN",
    ],
    ['report', recruiter, null, reportText(developer, 'Le lien du portfolio mène à un autre site.')],
  ] as const;
  for (const [index, [kind, userId, replyTo, text]] of messages.entries()) {
    const at = new Date(now.getTime() - (messages.length - index) * 5 * 3_600_000);
    await client.query(
      `with made as (insert into support_conversations (user_id, reply_to, kind, created_at, updated_at)
         values ($1, $2, $3, $4, $4) returning id)
       insert into support_messages (conversation_id, request_key, text, created_at)
       select id, $5, $6, $4 from made`,
      [userId, replyTo, kind, at, `demo-${kind}`, text],
    );
  }
}

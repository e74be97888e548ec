import { withDe } from '../../../../domain/text/elision.ts';
import { defineTexts } from '../../../i18n/texts.ts';

/** The API reference for recruiting tools (ATS). */
export const apiDocsTexts = defineTexts(
  {
    title: 'API pour votre outil de recrutement',
    lead: 'Publiez vos offres, signalez les candidatures que vous recevez, lisez vos mises en relation et soyez prévenu·e aussitôt de ce qui change. Tout passe en JSON, par HTTPS.',
    document: 'Document OpenAPI',
    contents: 'Sommaire',
    start: 'Pour commencer',
    steps: [
      'Un·e administrateur·rice de votre entreprise crée une clé, avec les droits nécessaires, depuis « Outil de recrutement » sur la page de l’entreprise.',
      'Chaque requête porte cette clé : `Authorization: Bearer ats_…`. Elle donne accès à ce que l’entreprise peut faire sur le site, dans les limites de son abonnement, et rien de plus.',
      'Une clé permet au plus 600 requêtes par minute ; au-delà, la réponse 429 indique combien de secondes attendre (`retry-after`).',
    ],
    pages: 'Listes',
    pagesText:
      'Une liste arrive page par page, de l’entrée la plus récente à la plus ancienne : tant que `next` n’est pas null, demandez la suite avec `after`.',
    repeat: 'Répéter sans risque',
    repeatText:
      'Avec un en-tête `Idempotency-Key` de votre choix, une écriture répétée dans les 24 heures n’est faite qu’une fois et reçoit la même réponse. La même valeur avec un autre contenu est refusée (422, `key_reused`).',
    problems: 'Quand quelque chose ne va pas',
    problemsText:
      'La réponse est alors `application/problem+json`, avec un code qui ne change pas. `errors` dit ce qui ne va pas champ par champ, `reason` pourquoi la requête est refusée. Ce qui appartient à une autre entreprise répond 404.',
    code: 'Code',
    status: 'Statut',
    webhooks: 'Webhooks',
    webhooksText:
      'Vous choisissez ce que chaque adresse reçoit : mises en relation, candidatures, messages, étapes, offres. À chaque fois, un POST y part. Il ne porte que des identifiants, des états et les conditions proposées (`terms`) : lisez le reste par l’API, avec vos droits actuels. Répondez 2xx en moins de 5 secondes ; sinon nous réessayons, à intervalles croissants, pendant deux jours. Un message peut arriver deux fois (`webhook-id` est alors le même) ou dans le désordre (`position` donne l’ordre).',
    feeds: 'Flux d’offres',
    feedsText:
      'Toutes les offres en ligne, pour les sites d’emploi, sans clé. Chaque entreprise a aussi les siens, sur sa page « Outil de recrutement ».',
    signature: 'Vérifier la signature',
    signatureText:
      'Le secret affiché à l’ajout de l’adresse signe `webhook-id`, `webhook-timestamp` et le corps, selon la spécification Standard Webhooks. Refusez aussi un message de plus de cinq minutes.',
    scope: 'Droit :',
    parameters: 'Paramètres',
    body: 'Corps',
    answer: 'Réponse',
    request: 'Requête',
    required: 'obligatoire',
    or: ' ou ',
    listOf: (type: string) => `liste ${withDe(type)}`,
    types: {
      string: 'texte',
      integer: 'entier',
      number: 'nombre',
      boolean: 'oui/non',
      object: 'objet',
      array: 'liste',
      null: 'null',
    } as Record<string, string>,
    errors: 'Erreurs possibles',
    try: 'Essayer',
    tryLead:
      'Collez une clé pour essayer les requêtes d’ici. Elle reste dans cette page et n’est gardée nulle part. Les écritures sont réelles.',
    key: 'Votre clé',
    send: 'Envoyer la requête',
    wrongBody: 'Ce n’est pas du JSON.',
    offline: 'La requête n’a pas pu partir : vérifiez votre connexion.',
    answered: (status: number) => `Réponse ${status}`,
  },
  {
    title: 'API for your recruiting tool (ATS)',
    lead: 'Publish your jobs, report the applications you receive, read your introductions and hear about changes at once. Everything is JSON over HTTPS.',
    document: 'OpenAPI document',
    contents: 'Contents',
    start: 'Getting started',
    steps: [
      'An administrator of your company creates a key with the scopes it needs, from “Recruiting tool” on the company page.',
      'Every request carries this key: `Authorization: Bearer ats_…`. It gives access to what the company can do on the site, within its plan, and nothing more.',
      'Each key allows up to 600 requests per minute; beyond that, a 429 response says how many seconds to wait (`retry-after`).',
    ],
    pages: 'Lists',
    pagesText:
      'A list comes page by page, from the newest entry to the oldest: as long as `next` is not null, request the next page with `after`.',
    repeat: 'Retrying safely',
    repeatText:
      'With an `Idempotency-Key` header of your choice, a write repeated within 24 hours is carried out once and gets the same response. The same value with different content is refused (422, `key_reused`).',
    problems: 'When something goes wrong',
    problemsText:
      'The response is then `application/problem+json`, with a code that does not change. `errors` says what is wrong field by field, `reason` why the request was refused. Anything that belongs to another company returns 404.',
    code: 'Code',
    status: 'Status',
    webhooks: 'Webhooks',
    webhooksText:
      'You choose what each address receives: introductions, applications, messages, stages, jobs. Each time, a POST is sent to it. It carries only ids, states and the terms offered (`terms`): read the rest through the API, with your current scopes. Respond with 2xx within 5 seconds; otherwise we retry at growing intervals for two days. A message may arrive twice (`webhook-id` is then the same) or out of order (`position` gives the order).',
    feeds: 'Job feeds',
    feedsText:
      'All online jobs, for job boards, without a key. Each company also has its own, on its “Recruiting tool” page.',
    signature: 'Verifying the signature',
    signatureText:
      'The secret shown when the address is added signs `webhook-id`, `webhook-timestamp` and the body, following the Standard Webhooks specification. Also refuse any message older than five minutes.',
    scope: 'Scope:',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Response',
    request: 'Request',
    required: 'required',
    or: ' or ',
    listOf: (type) => `list of ${type}`,
    types: {
      string: 'text',
      integer: 'integer',
      number: 'number',
      boolean: 'yes/no',
      object: 'object',
      array: 'list',
      null: 'null',
    } as Record<string, string>,
    errors: 'Possible errors',
    try: 'Try it',
    tryLead:
      'Paste a key to try the requests from here. It stays on this page and is not saved anywhere. Writes are real.',
    key: 'Your key',
    send: 'Send request',
    wrongBody: 'This is not JSON.',
    offline: 'The request could not be sent: check your connection.',
    answered: (status) => `Response ${status}`,
  },
);

export type ApiDocsTexts = typeof apiDocsTexts.fr;

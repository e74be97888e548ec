import { defineTexts } from '../../../i18n/texts.ts';

/** The API reference for applicant tracking systems. */
export const apiDocsTexts = defineTexts(
  {
    title: 'Interface pour votre outil de recrutement',
    lead: 'Publiez vos offres, signalez les candidatures que vous recevez, lisez vos mises en relation et apprenez tout de suite ce qui change. Tout passe en JSON, par HTTPS.',
    document: 'Document OpenAPI',
    contents: 'Sommaire',
    start: 'Pour commencer',
    steps: [
      'Une personne qui administre votre entreprise crée une clé, avec les droits qu’il faut, depuis « Outil de recrutement » sur la page de l’entreprise.',
      'Chaque requête porte cette clé : `Authorization: Bearer ats_…`. Elle ouvre ce que l’entreprise peut faire sur le site, dans les limites de son abonnement, et rien de plus.',
      'Une clé fait 600 requêtes par minute au plus ; au-delà, la réponse 429 dit combien de secondes attendre (`retry-after`).',
    ],
    pages: 'Listes',
    pagesText:
      'Une liste se lit page par page, de la plus récente entrée à la plus ancienne : tant que `next` n’est pas null, demandez la suite avec `after`.',
    repeat: 'Répéter sans risque',
    repeatText:
      'Avec un en-tête `Idempotency-Key` de votre choix, une écriture répétée dans les 24 heures n’est faite qu’une fois et reçoit la même réponse. Le même texte avec un autre contenu est refusé (422, `key_reused`).',
    problems: 'Quand quelque chose ne va pas',
    problemsText:
      'La réponse est alors `application/problem+json`, avec un code qui ne change pas. `errors` dit ce qui ne va pas champ par champ, `reason` pourquoi c’est refusé. Ce qui est à une autre entreprise n’existe pas : 404.',
    code: 'Code',
    status: 'Statut',
    webhooks: 'Webhooks',
    webhooksText:
      'À chaque changement d’une mise en relation, et quand une candidature sans réponse est close, un POST part vers vos adresses. Il ne porte que des identifiants et des états : lisez le reste par l’interface, avec vos droits du moment. Répondez 2xx en moins de 5 secondes ; sinon nous réessayons, de plus en plus tard, pendant deux jours. Un message peut arriver deux fois (`webhook-id` est alors le même) ou dans le désordre (`position` donne l’ordre).',
    signature: 'Vérifier la signature',
    signatureText:
      'Le secret affiché à l’ajout de l’adresse signe `webhook-id`, `webhook-timestamp` et le corps, selon Standard Webhooks. Refusez aussi un message de plus de cinq minutes.',
    scope: 'Droit :',
    parameters: 'Paramètres',
    body: 'Corps',
    answer: 'Réponse',
    example: 'Exemple',
    name: 'Nom',
    type: 'Type',
    meaning: 'Sens',
    required: 'obligatoire',
    or: ' ou ',
    listOf: (type: string) => `liste de ${type}`,
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
    title: 'Interface for your applicant tracking',
    lead: 'Publish your offers, tell of the applications you receive, read your introductions and learn at once what changes. Everything is JSON over HTTPS.',
    document: 'OpenAPI document',
    contents: 'Contents',
    start: 'To begin with',
    steps: [
      'An administrator of your company creates a key, with the rights it needs, from “Applicant tracking” on the company page.',
      'Every request carries this key: `Authorization: Bearer ats_…`. It opens what the company can do on the site, within its plan, and nothing more.',
      'A key makes 600 requests a minute at most; beyond that, the answer 429 says how many seconds to wait (`retry-after`).',
    ],
    pages: 'Lists',
    pagesText:
      'A list is read page by page, from the newest entry to the oldest: as long as `next` is not null, ask for what follows with `after`.',
    repeat: 'Repeating without risk',
    repeatText:
      'With an `Idempotency-Key` header of your choice, a write repeated within 24 hours is done once and gets the same answer. The same text with other content is refused (422, `key_reused`).',
    problems: 'When something is wrong',
    problemsText:
      'The answer is then `application/problem+json`, with a code that does not change. `errors` says what is wrong field by field, `reason` why it was refused. What belongs to another company does not exist: 404.',
    code: 'Code',
    status: 'Status',
    webhooks: 'Webhooks',
    webhooksText:
      'With every change of an introduction, and when an application without an answer is closed, a POST goes to your addresses. It carries ids and states only: read the rest through the interface, with your rights of the moment. Answer 2xx within 5 seconds; otherwise we try again, later and later, for two days. A message may arrive twice (`webhook-id` is then the same) or out of order (`position` gives the order).',
    signature: 'Check the signature',
    signatureText:
      'The secret shown when the address is added signs `webhook-id`, `webhook-timestamp` and the body, as Standard Webhooks says. Also refuse a message that is older than five minutes.',
    scope: 'Right:',
    parameters: 'Parameters',
    body: 'Body',
    answer: 'Answer',
    example: 'Example',
    name: 'Name',
    type: 'Type',
    meaning: 'Meaning',
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
    tryLead: 'Paste a key to try the requests from here. It stays in this page and is kept nowhere. Writes are real.',
    key: 'Your key',
    send: 'Send the request',
    wrongBody: 'This is not JSON.',
    offline: 'The request could not be sent: check your connection.',
    answered: (status) => `Answer ${status}`,
  },
);

export type ApiDocsTexts = typeof apiDocsTexts.fr;

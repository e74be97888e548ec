import { defineTexts } from '../../../i18n/texts.ts';

/** The public page of a shared badge. */
export const badgePageTexts = defineTexts(
  {
    title: (test: string) => `Badge vérifiable : test ${test}`,
    description: (test: string, score: string, day: string) =>
      `Un score établi de ${score} au test classé ${test}, le ${day}. Un badge signé, que toute personne peut vérifier.`,
    kind: 'Badge vérifiable',
    of: 'Obtenu par',
    unnamed: 'La personne ne montre pas son nom au public.',
    score: 'Score',
    top: (percent: number) => `Top ${percent}% des personnes classées, le jour de la délivrance`,
    ended: 'Date du résultat',
    issued: 'Délivré le',
    issuer: 'Délivré par',
    measured: 'Ce qui a été mesuré',
    measuredText: (test: string) =>
      `Le niveau au test ${test}, en sessions classées de 12 questions en temps limité. Le score tient compte de la difficulté des questions et de la chance de deviner. Il n’est établi que lorsque sa fiabilité atteint 0,80.`,
    interval: '95 fois sur 100, le niveau réel est dans cet intervalle.',
    method: 'Comment un score est calculé',
    test: 'Voir le test',
    verification: 'Vérification',
    verify: 'Vérifier',
    verifyText:
      'La vérification lit le fichier signé, pas cette page. Un autre programme peut la refaire : le fichier suit Open Badges 3.0.',
    valid: 'Ce badge est authentique',
    invalid: 'Ce badge n’est pas valable',
    at: (moment: string) => `Vérifié le ${moment} :`,
    checks: {
      issuer: {
        yes: (issuer: string) => `la clé qui l’a signé est publiée par ${issuer} ;`,
        no: (issuer: string) => `la clé qui l’a signé n’est pas publiée par ${issuer} ;`,
      },
      signature: {
        yes: 'la signature correspond au contenu : rien n’a été changé ;',
        no: 'la signature ne correspond pas au contenu ;',
      },
      begun: { yes: 'il est en vigueur ;', no: 'il n’est pas encore en vigueur ;' },
      status: { yes: 'il n’a pas été révoqué.', no: 'il a été révoqué.' },
    },
    files: 'Fichiers',
    svg: 'Télécharger le SVG',
    json: 'Télécharger le JSON',
    gone: {
      title: 'Ce badge a été retiré',
      text: 'Il n’est plus valable : ses fichiers sont révoqués et leur vérification échoue.',
      tests: 'Voir les tests',
    },
  },
  {
    title: (test) => `Verifiable badge: ${test} test`,
    description: (test, score, day) =>
      `A settled score of ${score} in the ranked ${test} test, on ${day}. Signed, for anyone to verify.`,
    kind: 'Verifiable badge',
    of: 'Earned by',
    unnamed: 'This person does not show their name to the public.',
    score: 'Score',
    top: (percent) => `Top ${percent}% of ranked players, on the day of issue`,
    ended: 'Result date',
    issued: 'Issued on',
    issuer: 'Issued by',
    measured: 'What was measured',
    measuredText: (test) =>
      `The level reached in the ${test} test, over ranked sessions of 12 timed questions. The score takes into account how difficult the questions are and the chance of guessing right. It is settled only once its reliability reaches 0.80.`,
    interval: '95 times out of 100, the true level is within this interval.',
    method: 'How a score is calculated',
    test: 'See the test',
    verification: 'Verification',
    verify: 'Verify',
    verifyText:
      'Verification reads the signed file, not this page. Another program can do the same: the file follows Open Badges 3.0.',
    valid: 'This badge is authentic',
    invalid: 'This badge is not valid',
    at: (moment) => `Verified on ${moment}:`,
    checks: {
      issuer: {
        yes: (issuer) => `the key that signed it is published by ${issuer};`,
        no: (issuer) => `the key that signed it is not published by ${issuer};`,
      },
      signature: {
        yes: 'the signature matches the content: nothing has been changed;',
        no: 'the signature does not match the content;',
      },
      begun: { yes: 'it is in force;', no: 'it is not in force yet;' },
      status: { yes: 'it has not been revoked.', no: 'it has been revoked.' },
    },
    files: 'Files',
    svg: 'Download the SVG',
    json: 'Download the JSON',
    gone: {
      title: 'This badge has been withdrawn',
      text: 'It is no longer valid: its files have been revoked and fail verification.',
      tests: 'See the tests',
    },
  },
);

// Starts the chat of Crisp in the document of app/features/moderation/support/support-chat.resource.ts.
const { website, locale, email, message } = document.currentScript.dataset;
window.CRISP_WEBSITE_ID = website;
window.CRISP_RUNTIME_CONFIG = { locale };
window.$crisp = [
  ...(email ? [['set', 'user:email', [email]]] : []),
  ...(message ? [['set', 'message:text', [message]]] : []),
  ['do', 'chat:open'],
];

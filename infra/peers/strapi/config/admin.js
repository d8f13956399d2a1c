// Only the REST API is measured, so the admin panel is neither built nor served.
module.exports = ({ env }) => ({
  autoOpen: false,
  serveAdminPanel: false,
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  auth: { secret: env('ADMIN_JWT_SECRET') },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
});

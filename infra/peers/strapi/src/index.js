const { readFileSync } = require('node:fs');

const type = 'api::conference.conference';
const allowedActions = [`${type}.find`, 'plugin::upload.content-api.upload'];

module.exports = {
  /** Fills the empty database, and lets visitors read the conferences and upload images. */
  async bootstrap({ strapi }) {
    const role = await strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });
    for (const action of allowedActions)
      await strapi.db.query('plugin::users-permissions.permission').create({ data: { action, role: role.id } });
    for (const data of JSON.parse(readFileSync(process.env.CONFERENCES_FILE, 'utf8')))
      await strapi.documents(type).create({ data });
  },
};

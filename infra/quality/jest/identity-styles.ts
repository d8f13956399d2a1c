/** Styles are not compiled in tests. Each class is named as in its file. */
module.exports = new Proxy({}, { get: (_styles, name) => name });

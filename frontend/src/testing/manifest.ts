/** The manifest of a build in which each module has a style sheet of its own name. */
export const manifest = new Proxy({}, { get: (_manifest, module: string) => ({ css: [`${module}.css`] }) });

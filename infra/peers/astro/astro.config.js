export default { outDir: process.env.OUT_FOLDER };

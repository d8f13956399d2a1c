// The build refuses a class name that the file does not have.
declare module '*.module.scss';
declare module '*.scss';
declare module '*.scss?url' {
  const url: string;
  export = url;
}

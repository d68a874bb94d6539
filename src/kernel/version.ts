import manifest from '../../package.json' with { type: 'json' };

/** Version of the product, as package.json has it. */
export const VERSION: string = manifest.version;

import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

function derive(key: string, salt: Buffer): { readonly key: Buffer; readonly iv: Buffer } {
  let block = Buffer.alloc(0);
  let all = Buffer.alloc(0);
  while (all.length < 48) {
    block = createHash('md5').update(block).update(key).update(salt).digest();
    all = Buffer.concat([all, block]);
  }
  return { key: all.subarray(0, 32), iv: all.subarray(32, 48) };
}

/** Encrypts in the compatible format with Node's OpenSSL, to compare with C code. */
export function opensslEncrypt(plain: string, key: string): string {
  const salt = randomBytes(8);
  const made = derive(key, salt);
  const cipher = createCipheriv('aes-256-cbc', made.key, made.iv);
  return Buffer.concat([Buffer.from('Salted__'), salt, cipher.update(plain, 'utf8'), cipher.final()]).toString(
    'base64',
  );
}

/** Decrypts the output of `opensslEncrypt`. */
export function opensslDecrypt(text: string, key: string): string {
  const bytes = Buffer.from(text, 'base64');
  const made = derive(key, bytes.subarray(8, 16));
  const decipher = createDecipheriv('aes-256-cbc', made.key, made.iv);
  return Buffer.concat([decipher.update(bytes.subarray(16)), decipher.final()]).toString('utf8');
}

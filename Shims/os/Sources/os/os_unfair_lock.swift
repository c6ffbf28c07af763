import Foundation

// The names are those of Apple's C functions.

/// A lock at a fixed address. It may be released only by the thread that took it.
///
/// It is a mutex, so that code that destroys the mutexes of Linux compiles, too. A new one, which is all zeros, is unlocked,
/// and need not be destroyed.
public typealias os_unfair_lock = pthread_mutex_t
/// A lock at a fixed address.
public typealias os_unfair_lock_s = os_unfair_lock
/// The address of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits for a lock, and takes it.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes a lock if no thread has it. Returns whether it did.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// Releases a lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
